/** placeholder */
export const why: Record<string, string> = {};
