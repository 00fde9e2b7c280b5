/** The number of a document: exactly 14 letters and figures, which no fixed word of a path has (D-6.1). */
export const NOMOR = /^[A-Z0-9]{14}$/;
