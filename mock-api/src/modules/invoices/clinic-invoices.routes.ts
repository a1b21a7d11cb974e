import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/invoices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { clinicOf } from '../clinics/clinic-access';
import { findClinic } from '../clinics/clinic-rows';
import { findInvoice, invoicePageOf, paymentPageOf } from './invoices.queries';

const invoiceParams = idParam.extend({ invoiceId: idParam.shape.id });

/** Routes of what one clinic owes and pays to the platform, for the clinic itself and for the platform's staff. */
export const clinicInvoicesRoutes: FastifyPluginAsyncZod = async (app) => {
  const ofClinic = [
    app.allow(['accounting', 'clinics', 'settings'], 'read', 'both'),
    clinicOf({
      need: 'read',
      operator: ['accounting', 'clinics'],
      members: ['accounting', 'settings'],
    }),
  ];

  app.get('/clinics/:id/invoices', {
    onRequest: ofClinic,
    schema: {
      params: idParam,
      querystring: contract.invoiceQuery.omit({ clinic_id: true }),
      response: { 200: contract.invoicePage },
    },
    handler: ({ session, params: { id }, query }) =>
      inScopeOf(app.db, session, async (tx) => {
        found(await findClinic(tx, id));
        return invoicePageOf(tx, { ...query, clinic_id: id });
      }),
  });

  app.get('/clinics/:id/invoices/:invoiceId', {
    onRequest: ofClinic,
    schema: { params: invoiceParams, response: { 200: contract.invoice } },
    handler: ({ session, params: { id, invoiceId } }) =>
      inScopeOf(app.db, session, async (tx) => {
        const row = await findInvoice(tx, invoiceId);
        return found(row?.clinic_id === id ? row : undefined);
      }),
  });

  app.get('/clinics/:id/payments', {
    onRequest: ofClinic,
    schema: {
      params: idParam,
      querystring: pageQuery,
      response: { 200: contract.platformPaymentPage },
    },
    handler: ({ session, params: { id }, query }) =>
      inScopeOf(app.db, session, async (tx) => {
        found(await findClinic(tx, id));
        return paymentPageOf(tx, id, query);
      }),
  });
};
