import { registerPeek } from '#kit/web/frame/peek.ts';

/* The card of a customer. */
registerPeek('customer', () => import('#areas/customer/web/customer-peek.tsx'));
