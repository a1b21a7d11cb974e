import { invoicedClinicPage, invoicedClinicQuery } from '@ziba/shared/contracts/invoices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invoicedClinicPageOf } from './invoices.queries';

/** The clinics that an invoice may be issued to; those who issue invoices need not have the section of clinics. */
export const invoicedClinicsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/invoices/clinics', {
    onRequest: app.allow('accounting', 'read', 'admin'),
    schema: { querystring: invoicedClinicQuery, response: { 200: invoicedClinicPage } },
    handler: ({ query }) => app.db.platform((tx) => invoicedClinicPageOf(tx, query)),
  });
};
