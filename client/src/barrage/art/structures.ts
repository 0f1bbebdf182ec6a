export const STRUCTURES = ['base', 'elevation', 'conduit', 'powerhouse', 'building'] as const;

export type Structure = (typeof STRUCTURES)[number];
