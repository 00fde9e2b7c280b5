/** Where the customer's window stands, beside the route table: it has no login and no frame (D-49.7). */
export const LAYAR_PATH = '/layar-pelanggan';
