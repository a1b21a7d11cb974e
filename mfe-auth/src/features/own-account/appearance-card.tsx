import { chooseScheme, followScheme, readScheme, schemes } from '@ziba/shared/theme/scheme';
import { Card } from '@ziba/shared/ui/views/card';
import { useId, useSyncExternalStore } from 'react';
import { Choices } from './choices.styles';
import { m } from './messages';

const words = m.appearance;

/** Light, dark or as the system; applied at once, as in the menu of the user. */
export function AppearanceCard() {
  const name = useId();
  const current = useSyncExternalStore(followScheme, readScheme);
  return (
    <Card title={words.title} hint={words.hint}>
      <Choices>
        <legend className="visually-hidden">{words.title}</legend>
        {schemes.map((scheme) => (
          <label key={scheme}>
            <input
              type="radio"
              name={name}
              checked={scheme === current}
              onChange={() => chooseScheme(scheme)}
            />
            {words.schemes[scheme]}
          </label>
        ))}
      </Choices>
    </Card>
  );
}
