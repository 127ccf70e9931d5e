import { useUser } from '@portal/platform/session';
import { useState } from 'react';
import { type Habits, readHabits, writeHabits } from './kept-habits.ts';

/** The user's inspection preferences in this browser, and a function to change them. */
export function useHabits() {
  const login = useUser()?.Login ?? '';
  const [habits, setHabits] = useState(() => readHabits(login));
  const change = (part: Partial<Habits>) => {
    const next = { ...habits, ...part };
    writeHabits(login, next);
    setHabits(next);
  };
  return { habits, change };
}
