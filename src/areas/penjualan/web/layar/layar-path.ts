/** The address of the customer's window, beside the route table: it has no login and no frame (D-49.7). */
export const LAYAR_PATH = '/layar-pelanggan';
