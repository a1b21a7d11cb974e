import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { accentOf } from '../../theme/accent';
import { sampleAccents } from '../../theme/accent-samples';
import { darkColours, lightColours } from '../../theme/tokens';
import { Avatar } from '../../ui/controls/avatar';
import { Button } from '../../ui/controls/button';
import { Card } from '../../ui/views/card';
import { Toolbar } from '../../ui/tables/toolbar';
import type { GalleryPage } from '../gallery-page';

type Colours = Record<string, string>;

const stylesOf = (colours: Colours, scheme: 'light' | 'dark') =>
  Object.fromEntries([
    ...Object.entries(colours).map(([role, value]) => [`--${role}`, value]),
    ['colorScheme', scheme],
  ]) as CSSProperties;

function Menu() {
  return (
    <MenuPanel>
      <li aria-current="page">نوبت‌ها</li>
      <li>زیباجویان</li>
      <li>گزارش‌ها</li>
    </MenuPanel>
  );
}

const titles = { light: 'روشن', dark: 'تیره' };

interface Props {
  id: string;
  title: string;
  colours: Colours;
  scheme: 'light' | 'dark';
}

/** The components that use the accent, in one scheme. */
function Scheme({ id, title, colours, scheme }: Props) {
  return (
    <Page style={stylesOf(colours, scheme)}>
      <Menu />
      <Card title={`${titles[scheme]} ${title}`} hint="۳ نفر در انتظار">
        <Toolbar>
          <Avatar name="سارا رضایی" />
          <a href="#/accents">سارا رضایی</a>
          <Chosen>امروز</Chosen>
        </Toolbar>
        <Choices>
          <label>
            <input type="radio" name={id} defaultChecked /> ویزیت
          </label>
          <label>
            <input type="radio" name={id} /> مشاوره
          </label>
          <label>
            <input type="checkbox" defaultChecked /> پیامک یادآوری
          </label>
        </Choices>
        <Series aria-hidden="true">
          {['accent', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'].map((role) => (
            <i key={role} style={{ background: `var(--${role})` }} />
          ))}
        </Series>
        <Toolbar>
          <Button tone="primary" icon="check">
            ثبت
          </Button>
          <Button tone="secondary">انصراف</Button>
          <Button tone="quiet" icon="edit">
            ویرایش
          </Button>
          <Button tone="danger" icon="delete">
            حذف
          </Button>
        </Toolbar>
      </Card>
    </Page>
  );
}

const names: Record<keyof typeof sampleAccents, string> = {
  teal: 'سبزآبی',
  blue: 'آبی',
  terracotta: 'سفالی',
  gold: 'طلایی',
  graphite: 'زغالی',
};

/** Both schemes with one colour of a clinic, and the chosen colour beside them. */
function Both({ colour }: { colour: keyof typeof sampleAccents }) {
  const accent = accentOf(sampleAccents[colour]);
  return (
    <Pair>
      <Swatch aria-hidden="true" style={{ background: sampleAccents[colour] }} />
      <Scheme
        id={`${colour}-light`}
        title={names[colour]}
        scheme="light"
        colours={{ ...lightColours, ...accent?.light }}
      />
      <Scheme
        id={`${colour}-dark`}
        title={names[colour]}
        scheme="dark"
        colours={{ ...darkColours, ...accent?.dark }}
      />
    </Pair>
  );
}

const exampleOf = (colour: keyof typeof sampleAccents) => ({
  name: names[colour],
  Show: () => <Both colour={colour} />,
});

export const accents: GalleryPage = {
  path: 'accents',
  title: 'رنگ کلینیک',
  examples: (Object.keys(names) as (keyof typeof sampleAccents)[]).map(exampleOf),
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: var(--space-3);
`;

const Swatch = styled.span`
  grid-column: 1 / -1;
  block-size: var(--space-2);
  border-radius: var(--radius-full);
`;

const Page = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--page);
  color: var(--text);
`;

const MenuPanel = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  padding: var(--space-2);
  border-radius: var(--radius-m);
  background: var(--nav);
  color: var(--nav-soft);

  li {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
  }
  li[aria-current] {
    background: var(--nav-active);
    color: var(--nav-text);
    font-weight: 600;
    box-shadow: inset 0 0 0 1px var(--nav-line);
  }
`;

const Chosen = styled.span`
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-full);
  background: var(--selected);
  color: var(--accent-strong);
  font-weight: 600;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  accent-color: var(--accent);

  label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-block-size: var(--control-s);
  }
  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`;

const Series = styled.div`
  display: flex;
  gap: var(--space-2);

  i {
    inline-size: var(--space-5);
    block-size: var(--space-3);
    border-radius: var(--space-1);
  }
`;
