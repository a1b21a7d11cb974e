SELECT protect_tenant_table('subscription_requests');
