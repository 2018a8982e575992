/** The 2D context that every drawing function takes, of a page's canvas or an OffscreenCanvas. */
export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A size in the context's units. The caller multiplies it by the device's pixel ratio, or scales the context. */
export interface Size {
  readonly w: number;
  readonly h: number;
}
