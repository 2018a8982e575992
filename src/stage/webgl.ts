/** Reads what a browser says about its graphics hardware. */

/** Matches the names of renderers that work in software, without a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|microsoft basic render/i;

/** Returns the WebGL renderer's name, as precisely as the browser gives it; '' if the browser gives none. */
export function rendererName(gl: WebGLRenderingContext): string {
  const open = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(open === null ? gl.RENDERER : open.UNMASKED_RENDERER_WEBGL);
  return typeof name === 'string' ? name : '';
}

/** Whether a renderer with this name draws without a graphics card. */
export function drawsInSoftware(name: string): boolean {
  return SOFTWARE.test(name);
}
