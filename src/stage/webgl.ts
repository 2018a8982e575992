/** What a browser says about its graphics hardware. */

/** Matches the names that browsers give to software renderers. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|microsoft basic render/i;

/** The renderer's name, as precisely as the browser gives it; '' if it does not. */
export function rendererName(gl: WebGLRenderingContext): string {
  const open = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(open === null ? gl.RENDERER : open.UNMASKED_RENDERER_WEBGL);
  return typeof name === 'string' ? name : '';
}

/** Whether a renderer with this name draws without a graphics card. */
export function drawsInSoftware(name: string): boolean {
  return SOFTWARE.test(name);
}
