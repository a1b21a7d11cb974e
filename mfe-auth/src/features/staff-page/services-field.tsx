import { holdsWords } from '@ziba/shared/contracts/search-words';
import type { Service } from '@ziba/shared/contracts/services';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { useFormKit } from '@ziba/shared/ui/forms/form';
import { useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { Choices, Frame, Group, Note, Search, Tools } from './services-field.styles';
import { m } from './messages';
import type { ServicesValues } from './services-values';

const texts = m.services;

interface Props {
  services: readonly Service[];
}

/** The services below the names of their categories, in the order of the list. */
function groupsOf(services: readonly Service[]) {
  const groups = new Map<number, { key: number; name: string; services: Service[] }>();
  for (const service of services) {
    const { id, name } = service.category;
    const group = groups.get(id) ?? { key: id, name: formatText(name), services: [] };
    group.services.push(service);
    groups.set(id, group);
  }
  return [...groups.values()];
}

const textOf = ({ title, system_code, category }: Service) =>
  [title, system_code, category.name].join(' ');

/** The value of the field, and a function that sets it; the form knows its label and shows its value in comparisons. */
function useServiceIds(services: readonly Service[]) {
  const kit = useFormKit();
  const { field, fieldState } = useController<ServicesValues, 'serviceIds'>({ name: 'serviceIds' });
  useEffect(() => {
    const show = (value: unknown) =>
      services
        .filter(({ id }) => Array.isArray(value) && value.includes(id))
        .map(({ title }) => formatText(title))
        .join('، ');
    return kit.registerField('serviceIds', { label: texts.list, show });
  }, [kit, services]);
  const choose = (ids: readonly number[]) => {
    if (!kit.isSaving()) field.onChange([...new Set(ids)].sort((one, other) => one - other));
  };
  return { chosen: field.value, choose, onBlur: field.onBlur, error: fieldState.error?.message };
}

/**
 * Ticks services, in groups by category; the value `serviceIds` are their ids in rising order. A search hides others,
 * which keep their ticks; the two buttons set and clear what is shown.
 */
export function ServicesField({ services }: Props) {
  const [words, setWords] = useState('');
  const { chosen, choose, onBlur, error } = useServiceIds(services);
  const id = useId();
  const shown = services.filter((service) => holdsWords(textOf(service), words));
  const shownIds = shown.map((service) => service.id);
  const without = (ids: readonly number[]) => chosen.filter((one) => !ids.includes(one));
  const count = texts.count(toPersianDigits(chosen.length), toPersianDigits(services.length));

  return (
    <Frame role="group" aria-labelledby={`${id}-label`} data-field="serviceIds" tabIndex={-1}>
      <b id={`${id}-label`}>{texts.list}</b>
      <Tools>
        <SearchServices words={words} onWords={setWords} />
        <Button size="small" onClick={() => choose([...chosen, ...shownIds])}>
          {texts.tickAll}
        </Button>
        <Button size="small" onClick={() => choose(without(shownIds))}>
          {texts.clearAll}
        </Button>
      </Tools>
      <Note id={`${id}-note`} data-wrong={error !== undefined || undefined}>
        {error ?? count}
      </Note>
      {shown.length === 0 && <p role="status">{texts.noMatch}</p>}
      {groupsOf(shown).map(({ key, name, services: ofCategory }) => (
        <Group key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <b id={`${id}-${key}`}>{name}</b>
          <Choices>
            {ofCategory.map((service) => (
              <label key={service.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(service.id)}
                  aria-describedby={`${id}-note`}
                  aria-invalid={error !== undefined || undefined}
                  onBlur={onBlur}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, service.id] : without([service.id]))
                  }
                />
                {formatText(service.title)}
              </label>
            ))}
          </Choices>
        </Group>
      ))}
    </Frame>
  );
}

interface SearchProps {
  words: string;
  onWords: (words: string) => void;
}

function SearchServices({ words, onWords }: SearchProps) {
  return (
    <Search
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      autoComplete="off"
      value={words}
      onChange={({ target }) => onWords(target.value)}
      onKeyDown={(event) => {
        // Enter would save the form.
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
    />
  );
}
