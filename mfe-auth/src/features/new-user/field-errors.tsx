import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface Props {
  /** Messages by the names of fields of the form around it. */
  errors: Readonly<Record<string, string>>;
}

/** Shows what the server refused later at the fields of this form, and focuses the first of them. */
export function FieldErrors({ errors }: Props) {
  const { setError, setFocus } = useFormContext();
  useEffect(() => {
    const names = Object.keys(errors);
    for (const name of names) setError(name, { message: errors[name] });
    if (names[0]) setFocus(names[0]);
  }, [errors, setError, setFocus]);
  return null;
}
