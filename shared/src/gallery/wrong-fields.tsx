import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface Props {
  /** The server's messages by field. */
  messages: Readonly<Record<string, string>>;
}

/** Put into a form: shows these errors at once, as after a refused save. */
export function WrongFields({ messages }: Props) {
  const { setError } = useFormContext();
  useEffect(() => {
    for (const [name, message] of Object.entries(messages)) setError(name, { message });
  }, [messages, setError]);
  return null;
}
