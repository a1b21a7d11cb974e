/** The two kinds, in the words of the texts. */
export const transcriptionType = { surgical: 'عمل جراحی', pharmacy: 'داروخانه ای' } as const;
export type TranscriptionKind = keyof typeof transcriptionType;
export const transcriptionKinds = ['surgical', 'pharmacy'] as const;
export const transcriptionTypes = [transcriptionType.surgical, transcriptionType.pharmacy] as const;

/** The labels of the kinds on screens. */
export const transcriptionTypeLabels: Record<(typeof transcriptionTypes)[number], string> = {
  [transcriptionType.surgical]: 'عمل جراحی',
  [transcriptionType.pharmacy]: 'داروخانه‌ای',
};
