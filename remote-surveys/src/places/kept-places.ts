import { surveyLimits } from '@portal/contract/fleet-surveys';
import { readKept, writeKept } from '@portal/platform/session';

/** A user's pinned and recently visited locations, by id. */
export interface KeptPlaces {
  readonly pins: readonly number[];
  /** Latest first. */
  readonly visited: readonly number[];
}

const none: KeptPlaces = { pins: [], visited: [] };
const mostVisited = 5;
const mostPins = surveyLimits.chosenLocations - mostVisited;

const keyOf = (login: string) => `surveys/places/${encodeURIComponent(login)}`;

/** Reads a user's places from this browser, whose storage may contain anything. */
export function readPlaces(login: string): KeptPlaces {
  const kept = readKept('browser', keyOf(login));
  if (typeof kept !== 'object' || kept === null) return none;
  return {
    pins: idsIn(Reflect.get(kept, 'pins'), mostPins),
    visited: idsIn(Reflect.get(kept, 'visited'), mostVisited),
  };
}

/** Stores a user's places, if the browser allows it. */
export function writePlaces(login: string, places: KeptPlaces): void {
  writeKept('browser', keyOf(login), places);
}

/** Adds a location to the last five visited. */
export const withVisit = ({ pins, visited }: KeptPlaces, id: number): KeptPlaces => ({
  pins,
  visited: [id, ...visited.filter((one) => one !== id)].slice(0, mostVisited),
});

/** Pins or unpins a location. */
export const withPin = ({ pins, visited }: KeptPlaces, id: number): KeptPlaces => ({
  visited,
  pins: pins.includes(id) ? pins.filter((one) => one !== id) : [...pins, id].slice(-mostPins),
});

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const idsIn = (value: unknown, most: number): number[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, most) : [];
