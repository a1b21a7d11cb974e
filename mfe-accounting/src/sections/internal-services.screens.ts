import type { Screen } from '@ziba/shared/section/define-section';
import { m as documents } from '../features/accounting/internal-documents/messages';
import { m as services } from '../features/accounting/internal-services/messages';

/** What the clinic itself buys: the services and their documents. */
export const internalServiceScreens = [
  {
    path: 'clinic',
    title: documents.title,
    needs: 'read',
    load: () =>
      import('../features/accounting/internal-documents/internal-documents-screen').then(
        (file) => file.InternalDocumentsScreen,
      ),
  },
  {
    path: 'local-services',
    title: services.title,
    needs: 'read',
    load: () =>
      import('../features/accounting/internal-services/internal-services-screen').then(
        (file) => file.InternalServicesScreen,
      ),
  },
  {
    path: 'local-services/new',
    title: services.create,
    needs: 'write',
    load: () =>
      import('../features/accounting/internal-services/new-internal-service-screen').then(
        (file) => file.NewInternalServiceScreen,
      ),
  },
  {
    path: 'local-services/edit/:id',
    title: services.edit,
    needs: 'write',
    load: () =>
      import('../features/accounting/internal-services/edit-internal-service-screen').then(
        (file) => file.EditInternalServiceScreen,
      ),
  },
  {
    path: 'local-services/new-document',
    title: documents.create,
    needs: 'write',
    load: () =>
      import('../features/accounting/internal-documents/new-internal-document-screen').then(
        (file) => file.NewInternalDocumentScreen,
      ),
  },
  {
    path: 'local-services/edit-document/:id',
    title: documents.edit,
    needs: 'write',
    load: () =>
      import('../features/accounting/internal-documents/edit-internal-document-screen').then(
        (file) => file.EditInternalDocumentScreen,
      ),
  },
  // The spelling of the text.
  {
    path: 'local-service/edit-document/:id',
    title: documents.edit,
    needs: 'write',
    load: () =>
      import('../features/accounting/internal-documents/edit-internal-document-screen').then(
        (file) => file.EditInternalDocumentScreen,
      ),
  },
] as const satisfies readonly Screen[];
