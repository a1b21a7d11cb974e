import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'name'> {
  name: string;
  label: string;
  error?: string;
  /** Shown at the end of the input. */
  children?: ReactNode;
}

/** An input of the login page, which cannot use the kit: it is shown before the kit is loaded. */
export function TextInput({ name, label, error, children, ...input }: Props) {
  return (
    <div className="lg-field">
      <label htmlFor={name}>{label}</label>
      <div className="lg-box">
        <input
          id={name}
          name={name}
          dir="ltr"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          {...input}
        />
        {children}
      </div>
      {error && (
        <p className="lg-wrong" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
