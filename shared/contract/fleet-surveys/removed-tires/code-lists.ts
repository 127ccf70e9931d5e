/**
 * What keeps a removed tire from its place: another tire has been there since (`place`), the tire itself has
 * been somewhere else (`tire`) or went to a plant (`plant`), or its unit has no such place any more (`unit`).
 */
export const placeObstacles = ['place', 'tire', 'plant', 'unit'] as const;
export type PlaceObstacle = (typeof placeObstacles)[number];
