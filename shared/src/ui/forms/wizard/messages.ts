export const m = {
  progress: (step: string, steps: string) => `مرحله ${step} از ${steps}`,
  done: 'کامل شده',
  faulty: 'نیاز به اصلاح',
  locked: 'نخست مرحله‌های پیش از این را کامل کنید',
  next: 'ادامه',
  previous: 'مرحله قبل',
  nextStep: 'مرحله بعد',
} as const;
