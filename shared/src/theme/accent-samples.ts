/** Example colours of clinics, from easy to difficult, for the gallery and for tests. */
export const sampleAccents = {
  teal: '#0f766e',
  blue: '#1d4ed8',
  terracotta: '#c2410c',
  gold: '#e0a800',
  graphite: '#374151',
} as const;
