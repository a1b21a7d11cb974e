import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Petals } from '../login/petals';
import { m } from './messages';
import { FramelessPage } from './notice.styles';
import { usePageTitle } from './use-page-title';

/** The page for unknown addresses. In a tab without history, Back leads to the first page. */
export function NotFoundScreen() {
  usePageTitle(common.notFoundTitle);
  const navigate = useNavigate();
  const goBack = () =>
    window.history.length > 1 ? navigate(-1) : navigate('/', { replace: true });
  return (
    <Page>
      <Sign>
        <Petals />
      </Sign>
      <h1 tabIndex={-1}>{common.notFoundTitle}</h1>
      <p>{m.text}</p>
      <Button icon="back" onClick={() => void goBack()}>
        {m.link}
      </Button>
    </Page>
  );
}

const Page = styled(FramelessPage)`
  p {
    margin-block-end: var(--space-3);
    color: var(--text-soft);
  }
`;

/** The product's logo with one petal only outlined, as a sign for the missing page. */
const Sign = styled.span`
  inline-size: 5.5rem;
  margin-block-end: var(--space-3);
  color: var(--accent);

  path:nth-child(2) {
    fill: none;
    stroke: var(--line-strong);
    stroke-dasharray: 3 4;
  }
`;
