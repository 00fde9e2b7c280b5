export type StatusPenjualan = 'OPEN' | 'DONE' | 'CANC';
