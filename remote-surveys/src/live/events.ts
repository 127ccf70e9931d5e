/** A change to a survey, as the contract defines it. */
export interface SurveyChange {
  /** Sequence number within the survey, without gaps. */
  readonly number: number;
  readonly kind: string;
  readonly id: number;
  readonly unit_id: number | null;
  readonly inspection_id: number | null;
  /** Such as 2LO; missing if it concerns the unit as a whole. */
  readonly position?: string;
  /** Revision created by the change. */
  readonly revision: number;
  readonly by: string;
  /** Made by the current user, perhaps on another device. */
  readonly is_me: boolean;
  readonly at: string;
}

/** A user who has the survey open. */
export interface Person {
  readonly name: string;
  readonly unit_id: number | null;
  readonly is_me: boolean;
}
