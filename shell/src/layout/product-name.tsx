import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import styled from 'styled-components';
import { Petals } from '../login/petals';
import { m } from '../messages';
import { useProductTexts } from './use-product-texts';

/** Logo, name and slogan of the product, from the general settings. */
export function ProductName() {
  const { project_name, login_short_slogan, logo_image } = useProductTexts();
  const logo = useFileUrls(logo_image)[logo_image ?? ''];
  return (
    <Product>
      <Sign>{logo ? <img src={logo} alt="" /> : <Petals />}</Sign>
      <Words>
        <strong>{project_name || m.unknownProject}</strong>
        <span>{login_short_slogan}</span>
      </Words>
    </Product>
  );
}

const Product = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
`;

const Sign = styled.span`
  flex: none;
  inline-size: 2.25rem;
  color: var(--accent);
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.35;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  @media (max-width: 359px) {
    display: none;
  }
  @media (max-width: 900px) {
    > span {
      display: none;
    }
  }
`;
