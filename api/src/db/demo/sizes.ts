import type { Position } from '../schema/fleet.ts';

export interface Size {
  readonly name: string;
  /** Share of all tires, in percent. */
  readonly share: number;
  readonly loadRange: string;
  readonly positions: readonly Position[];
}

const anywhere: Position[] = ['steer', 'drive', 'trail', 'allpositions'];

export const sizes: readonly Size[] = [
  { name: '295/75R22.5', share: 25, loadRange: 'G', positions: anywhere },
  { name: '11R22.5', share: 22, loadRange: 'G', positions: anywhere },
  { name: '11R24.5', share: 10, loadRange: 'H', positions: anywhere },
  { name: '225/70R19.5', share: 8, loadRange: 'G', positions: anywhere },
  { name: '275/80R22.5', share: 6, loadRange: 'H', positions: anywhere },
  { name: '285/75R24.5', share: 6, loadRange: 'G', positions: anywhere },
  { name: '255/70R22.5', share: 6, loadRange: 'H', positions: ['trail', 'allpositions'] },
  { name: '245/70R19.5', share: 5, loadRange: 'H', positions: ['drive', 'trail', 'allpositions'] },
  { name: '315/80R22.5', share: 4, loadRange: 'L', positions: ['steer', 'allpositions'] },
  { name: '445/50R22.5', share: 3, loadRange: 'L', positions: ['drive', 'trail'] },
  { name: '305/70R22.5', share: 2, loadRange: 'L', positions: ['allpositions'] },
  { name: '385/65R22.5', share: 2, loadRange: 'J', positions: ['steer', 'allpositions'] },
  { name: '425/65R22.5', share: 1, loadRange: 'L', positions: ['steer', 'allpositions'] },
];

/** The sizes that every brand makes, and in which casings are sold. */
export const commonSizes: readonly Size[] = sizes.slice(0, 6);
