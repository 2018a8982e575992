/** placeholder */
export const hud: Record<string, string> = {};
