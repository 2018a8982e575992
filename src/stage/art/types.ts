/** What every drawing function takes: a page's or a worker's 2D context. */
export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** In the units of the context: multiply by the device's pixel ratio yourself, or scale the context. */
export interface Size {
  readonly w: number;
  readonly h: number;
}
