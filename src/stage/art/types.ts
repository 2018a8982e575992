/** The 2D context that every drawing function takes: that of a canvas in the page, or of an OffscreenCanvas. */
export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A size in the units of a 2D context. The caller multiplies it by the device's pixel ratio, or scales the context. */
export interface Size {
  readonly w: number;
  readonly h: number;
}
