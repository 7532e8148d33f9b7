package com.example.demo;

/** The types that mini programs give to mpaas-component. */
public interface ViewTypes {
    String MAP = "demo_map";
    String CHART = "demo_chart";
    String PACKAGE = "com.example.demo.view";
}
