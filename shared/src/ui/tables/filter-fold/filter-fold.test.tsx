import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterFold } from './filter-fold';

/** Out of sight on wide screens, as in this test. */
const toggle = () => screen.getByText(/^فیلترها/).closest('button')!;

it('says how many filters narrow the list', () => {
  const values = { status: 'done', doctor_id: '', from: undefined, to: '2026-01-05' };
  render(<FilterFold values={values}>x</FilterFold>);
  expect(toggle()).toHaveTextContent('فیلترها (۲ فعال)');
});

it('unfolds the filters, which stay while they are folded', async () => {
  render(
    <FilterFold values={{}}>
      <input aria-label="وضعیت" />
    </FilterFold>,
  );
  expect(toggle()).toHaveTextContent(/^فیلترها$/);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  const field = screen.getByLabelText('وضعیت');
  expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')).toContainElement(
    field,
  );
  await userEvent.type(field, 'باز');
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('وضعیت')).toHaveValue('باز');
});
