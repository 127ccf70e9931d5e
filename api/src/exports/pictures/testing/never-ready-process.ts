// Never says that it is there.
setInterval(() => undefined, 1000);
