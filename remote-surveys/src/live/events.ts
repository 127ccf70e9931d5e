/** What somebody has changed of a survey, as the contract has it. */
export interface SurveyChange {
  /** Counts the changes of the survey, without a gap. */
  readonly number: number;
  readonly kind: string;
  readonly id: number;
  readonly unit_id: number | null;
  readonly inspection_id: number | null;
  /** As in 2LO; missing where it concerns the unit as a whole. */
  readonly position?: string;
  /** The one that the change has made. */
  readonly revision: number;
  readonly by: string;
  /** The person in front of this page did so, perhaps on another device. */
  readonly is_me: boolean;
  readonly at: string;
}

/** Somebody who has the survey open. */
export interface Person {
  readonly name: string;
  readonly unit_id: number | null;
  readonly is_me: boolean;
}
