import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/button';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { usePageTitle } from './use-page-title';

/** An unknown address ends here (text 1 §2.1). In a tab that came from nowhere, back is the first page. */
export function NotFoundScreen() {
  usePageTitle(common.notFoundTitle);
  const navigate = useNavigate();
  const goBack = () =>
    window.history.length > 1 ? navigate(-1) : navigate('/', { replace: true });
  return (
    <Page>
      <h1 tabIndex={-1}>{common.notFoundTitle}</h1>
      <p>{common.notFoundText}</p>
      <Button onClick={() => void goBack()}>{common.notFoundLink}</Button>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-3);
  min-block-size: 100dvh;
  padding: var(--space-5);
  text-align: center;
`;
