Page({ data: { rest: {} } });
