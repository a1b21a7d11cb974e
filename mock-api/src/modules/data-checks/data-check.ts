/** Finds rows that break a rule. The statement returns `clinic_id`, `id` and `found` of each one. */
export interface DataCheck {
  name: string;
  table: string;
  text: string;
}
