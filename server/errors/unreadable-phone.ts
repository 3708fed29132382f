import { ApiError } from './api-error.ts';

/** The refusal of a telephone number that cannot be called. @param path of its field in the request */
export const unreadablePhone = (path: string): Error =>
  new ApiError(422, 'invalid_phone', ({ fields }) => fields.phone, {
    problems: [{ path, code: 'invalid_phone', message: ({ fields }) => fields.phone }],
  });
