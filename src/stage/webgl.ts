/** What a browser says of the hardware that draws for it. */

/** Renderers that draw with the processor, by the names browsers give them. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|microsoft basic render/i;

/** The name of what draws, as openly as the browser tells it; '' where it does not. */
export function rendererName(gl: WebGLRenderingContext): string {
  const open = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(open === null ? gl.RENDERER : open.UNMASKED_RENDERER_WEBGL);
  return typeof name === 'string' ? name : '';
}

/** Whether a renderer of this name draws without a graphics card. */
export function drawsInSoftware(name: string): boolean {
  return SOFTWARE.test(name);
}
