// The package's uric/request: a function of one shared instance of uric-request.wasm.
import { bytes } from './bytes_request.js';
import { UricLoadError } from './engine.js';
import { Requests } from './request.js';

export { Requests, UricLoadError };

const shared = new Requests(bytes());

export const request = (fields, policy) => shared.judge(fields, policy);
