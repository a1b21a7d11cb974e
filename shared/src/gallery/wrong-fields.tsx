import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface Props {
  /** Messages by field, as the server would send them. */
  messages: Readonly<Record<string, string>>;
}

/** Inside a form: shows these errors at once, as after an attempt to save. */
export function WrongFields({ messages }: Props) {
  const { setError } = useFormContext();
  useEffect(() => {
    for (const [name, message] of Object.entries(messages)) setError(name, { message });
  }, [messages, setError]);
  return null;
}
