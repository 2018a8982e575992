/** placeholder */
export const log: Record<string, string> = {};
