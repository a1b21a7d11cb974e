import * as contract from '@ziba/shared/contracts/consents';
import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { clock } from '../../lib/clock';
import { found, Refusal } from '../../lib/refusal';
import { refuseMissing } from '../payments/payments.service';
import { patientsTable } from '../patients/patients.queries';
import { addTemplate, editTemplate, templatesTable } from './consent-templates.queries';
import { patientConsentsTable } from './patient-consents.queries';
import { signConsent } from './sign-consent';

const { consentTexts } = contract;

/** Routes of the templates of consents. A template that is used no more is made inactive. */
export const consentTemplatesRoutes: FastifyPluginAsyncZod = async (app) => {
  const templates = templatesTable(app.db);
  const mayRead = app.allow(['services', ...contract.consentTakers]);
  const mayWrite = app.allow(contract.consentWriters, 'write');

  app.get('/consentTemplates', {
    onRequest: mayRead,
    schema: {
      querystring: contract.consentTemplateQuery,
      response: { 200: contract.consentTemplatePage },
    },
    handler: ({ member, query: { active, ...query } }) =>
      templates.page(member, query, active ? where('t.is_active') : undefined),
  });

  app.get('/consentTemplates/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.consentTemplate } },
    handler: async ({ member, params }) =>
      found(await templates.find(member, params.id), consentTexts.templateNotFound),
  });

  app.post('/consentTemplates', {
    onRequest: mayWrite,
    schema: { body: contract.consentTemplateInput, response: { 201: contract.consentTemplate } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await addTemplate(app.db, member, body)),
  });

  app.post('/consentTemplates/:id', {
    onRequest: mayWrite,
    config: { row: templates },
    schema: {
      params: idParam,
      body: contract.consentTemplateUpdate,
      response: { 200: contract.consentTemplate },
    },
    handler: ({ member, params, body }) => editTemplate(app.db, member, params.id, body),
  });
};

/** Routes of the consents that patients have signed. */
export const patientConsentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const consents = patientConsentsTable(app.db);
  const patients = patientsTable(app.db);

  app.get('/patients/:id/consents', {
    onRequest: app.allow(contract.consentReaders),
    schema: {
      params: idParam,
      querystring: pageQuery,
      response: { 200: contract.patientConsentPage },
    },
    handler: async ({ member, params: { id }, query }) => {
      await refuseMissing(patients, member, id);
      return consents.page(member, query, where('t.patient_id = ?', id));
    },
  });

  app.post('/patients/:id/consents', {
    onRequest: app.allow(contract.consentTakers, 'write'),
    config: { row: patients },
    schema: {
      params: idParam,
      body: contract.consentInput,
      response: { 201: contract.patientConsent },
    },
    handler: async ({ member, params: { id }, body }, reply) => {
      await refuseMissing(patients, member, id);
      return reply.code(201).send(await signConsent(app, member, id, body));
    },
  });

  app.post('/patientConsents/:id/revoke', {
    onRequest: app.allow(contract.consentReaders, 'write'),
    config: { row: consents },
    schema: {
      params: idParam,
      body: contract.consentRevocation,
      response: { 200: contract.patientConsent },
    },
    handler: ({ member, params: { id }, body: { reason, version } }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const rows = consents.within(tx);
        const before = found(await rows.findLocked(member, id, version), consentTexts.notFound);
        if (before.revoked_at) throw new Refusal(409, 'revoked', consentTexts.revoked);
        const revocation = {
          revoked_at: clock.iso(),
          revoked_by: member.userId,
          revoked_reason: reason,
        };
        return found(await rows.update(member, id, revocation));
      }),
  });
};
