import { Link, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { ProductName } from './product-name';

/** The frame around the sections that need no account: the product's name and empty space. */
export function PublicLayout() {
  return (
    <Frame>
      <header>
        <Link to="/login">
          <ProductName />
        </Link>
      </header>
      <main>
        <Outlet />
      </main>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  inline-size: min(100%, 46rem);
  margin-inline: auto;
  padding: var(--space-5) var(--space-4) var(--space-7);

  > header a {
    display: inline-block;
    color: inherit;
    text-decoration: none;
  }
`;
