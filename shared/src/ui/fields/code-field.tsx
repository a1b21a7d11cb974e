import { toLatinDigits } from '../../format/digits';
import { Input, Joined } from '../controls/control.styles';
import { FieldFrame } from './field-frame';
import { retype } from '../controls/retype';
import { textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  /** The fixed beginning of the value, such as `SVC-`; shown beside the input. */
  prefix?: string;
  placeholder?: string;
  /** Shown, and cannot be changed. */
  readOnly?: boolean;
}

/** A code of Latin capitals and digits. An emptied field is an empty value, without the prefix. */
export function CodeField({ name, label, hint, wide, prefix = '', ...rest }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const afterPrefix = (code: string) =>
    code.startsWith(prefix) ? code.slice(prefix.length) : code;
  const read = (typed: string) =>
    afterPrefix(toLatinDigits(typed).toUpperCase().replace(/\s/g, ''));
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <Joined>
        <Input
          {...control}
          {...rest}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={afterPrefix(textOf(value))}
          onChange={({ target }) => {
            const code = read(target.value);
            retype(target, code);
            set(code && prefix + code);
          }}
        />
        {prefix && <span dir="ltr">{prefix}</span>}
      </Joined>
    </FieldFrame>
  );
}
