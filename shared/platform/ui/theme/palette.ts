import type { MantineColorsTuple } from '@mantine/core';

/** Deep teal blue: interactive elements, and the current location. */
export const brand: MantineColorsTuple = [
  '#eaf5f8',
  '#d3e8ef',
  '#a8d1de',
  '#78b8cb',
  '#4d9fb8',
  '#2f8aa6',
  '#1f7894',
  '#14677f',
  '#0c566c',
  '#074254',
];

/** Warm amber: emergencies and things that need attention. */
export const amber: MantineColorsTuple = [
  '#fff6e6',
  '#ffe9c7',
  '#ffd594',
  '#fdbe5e',
  '#f5a634',
  '#e58f15',
  '#c97809',
  '#a96206',
  '#8a4e06',
  '#6a3b05',
];

/** Neutral slate on a light background. */
export const gray: MantineColorsTuple = [
  '#f6f8fa',
  '#edf1f4',
  '#e1e7ec',
  '#d0d9e0',
  '#b3bfc9',
  '#87949f',
  '#66737e',
  '#4a5762',
  '#323e49',
  '#1c262e',
];

/** Neutral slate on a dark background: text first, background last. */
export const dark: MantineColorsTuple = [
  '#dbe3e9',
  '#b9c5ce',
  '#98a7b2',
  '#71808c',
  '#46545f',
  '#35424c',
  '#27323b',
  '#1c252d',
  '#141b21',
  '#0c1115',
];

export const red: MantineColorsTuple = [
  '#fdf0ef',
  '#fadcd9',
  '#f4b7b1',
  '#ec9087',
  '#e46e63',
  '#db5347',
  '#cb3c30',
  '#b42f24',
  '#9a261d',
  '#761a13',
];

export const green: MantineColorsTuple = [
  '#ecf7f0',
  '#d5ecdd',
  '#a9d8b9',
  '#79c192',
  '#52ac71',
  '#36985a',
  '#24834a',
  '#196e3d',
  '#125b32',
  '#0b4425',
];
