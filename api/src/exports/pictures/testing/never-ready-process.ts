// Never reports that it is ready.
setInterval(() => undefined, 1000);
