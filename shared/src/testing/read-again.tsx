import { useSWRConfig } from 'swr';

/** The words of the button. */
export const readAgain = { name: 'خواندن دوباره همه' };

/** Reads everything on the screen again, as a message of the server or a return to the window does. */
export function ReadAgain() {
  const { mutate } = useSWRConfig();
  return (
    <button type="button" onClick={() => void mutate(() => true)}>
      {readAgain.name}
    </button>
  );
}
