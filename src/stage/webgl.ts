/** What a browser says about the hardware that draws for it. */

/** Matches the names browsers give to renderers that draw with the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|microsoft basic render/i;

/** The name of the renderer, as exactly as the browser tells it; '' where it does not. */
export function rendererName(gl: WebGLRenderingContext): string {
  const open = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(open === null ? gl.RENDERER : open.UNMASKED_RENDERER_WEBGL);
  return typeof name === 'string' ? name : '';
}

/** Whether a renderer of this name draws without a graphics card. */
export function drawsInSoftware(name: string): boolean {
  return SOFTWARE.test(name);
}
