import { createResource } from '@ziba/shared/api/create-resource';
import type {
  InternalServiceDocument,
  InternalServiceDocumentInput,
} from '@ziba/shared/contracts/internal-service-documents';
import type {
  InternalService,
  InternalServiceInput,
} from '@ziba/shared/contracts/internal-services';

/** What the clinic itself buys, such as rent and cleaning. Its documents show its subject. */
export const internalServices = createResource<InternalService, Partial<InternalServiceInput>>(
  '/internal-services',
  { invalidates: ['/internal-service-documents'], entity: 'internal_services' },
);

export const internalServiceDocuments = createResource<
  InternalServiceDocument,
  Partial<InternalServiceDocumentInput>
>('/internal-service-documents', {
  invalidates: ['/cash'],
  entity: 'internal_service_documents',
});
