import { useSWRConfig } from 'swr';

/** The name of the button. */
export const readAgain = { name: 'خواندن دوباره همه' };

/** A button that reads everything on the screen again, as a live event or a return to the window does. */
export function ReadAgain() {
  const { mutate } = useSWRConfig();
  return (
    <button type="button" onClick={() => void mutate(() => true)}>
      {readAgain.name}
    </button>
  );
}
