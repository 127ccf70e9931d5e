/**
 * Reasons why a removed tire cannot return to its position: another tire has been there since
 * (`place`), the tire itself has been elsewhere (`tire`) or went to a plant (`plant`), or the unit
 * no longer has the position (`unit`).
 */
export const placeObstacles = ['place', 'tire', 'plant', 'unit'] as const;
export type PlaceObstacle = (typeof placeObstacles)[number];
