/** 1 role, 2 roles. */
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
