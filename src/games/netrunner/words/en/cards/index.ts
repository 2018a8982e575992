/** Card text in our own words, a file for each faction. */
export * from './adam.ts';
export * from './anarch.ts';
export * from './apex.ts';
export * from './criminal.ts';
export * from './haas-bioroid.ts';
export * from './jinteki.ts';
export * from './nbn.ts';
export * from './neutral.ts';
export * from './practice.ts';
export * from './shaper.ts';
export * from './sunny.ts';
export * from './weyland.ts';
